"""`engine.copies` compiled: by the processor's wide instructions, without a loop or a question.

It brings a vector step of Linko 2.5 times the speed: its row of 364 to 811 numbers is copied 16 at a time.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from . import copies

int64, uint64 = types.int64, types.uint64
Code = Any  # what the compiler writes with, and the values in what is written


def pieces(count: int, widest: int) -> list[tuple[int, int]]:
    """Where to begin each time, and how many numbers to do; the last time some may be done again."""
    width = min(widest, 1 << max(count, 1).bit_length() - 1)
    return [(min(first, count - width), width) for first in range(0, count, width)]


def at(code: Code, pointer: Code, item: Any, index: Code, first: int, width: int) -> Code:
    """A pointer to so many numbers at a time."""
    start = code.gep(code.bitcast(pointer, item.as_pointer()), [code.add(index, ir.Constant(index.type, first))])
    return code.bitcast(start, ir.VectorType(item, width).as_pointer())


def field(context: Any, code: Code, record: Any, value: Code, name: str) -> tuple[Code, Any]:
    """A pointer to a record's field, and the type of the numbers there."""
    item = context.get_data_type(record.typeof(name).dtype)
    return cgutils.get_record_member(code, value, record.offset(name), item), item


def everywhere(code: Code, number: Code, kind: Any) -> Code:
    """A vector of nothing but this number."""
    index = ir.IntType(32)
    once = code.insert_element(ir.Constant(kind, ir.Undefined), code.trunc(number, kind.element), ir.Constant(index, 0))
    return code.shuffle_vector(once, once, ir.Constant(ir.VectorType(index, kind.count), [0] * kind.count))


def resized(code: Code, numbers: Code, kind: Any) -> Code:
    before, after = numbers.type.element.width, kind.element.width
    return code.trunc(numbers, kind) if after < before else code.sext(numbers, kind) if after > before else numbers


def copying(change: Callable[..., Code]) -> Callable:
    """Writes the code that copies numbers of a record into a row, each changed on its way."""

    def generate(context, code, signature, arguments):
        sheet, index, known, _, source, _, *more = arguments
        row, wanted = field(context, code, signature.args[0], sheet, "row")
        numbers, given = field(context, code, signature.args[2], known, signature.args[3].literal_value)
        for first, width in pieces(signature.args[5].literal_value, 16):
            found = code.load(at(code, numbers, given, source, first, width), align=1)
            paper = at(code, row, wanted, index, first, width)
            code.store(resized(code, change(code, found, *more), paper.type.pointee), paper, align=1)
        return context.get_dummy_value()

    return generate


@intrinsic(prefer_literal=True)
def put_numbers(typing, sheet, index, known, plain, source, count):
    return types.void(sheet, int64, known, plain, int64, count), copying(lambda code, numbers: numbers)


@intrinsic(prefer_literal=True)
def put_seats(typing, sheet, index, known, plain, source, count, seat, seats):
    def from_seat_on(code, numbers, seat, seats):
        nobody = ir.Constant(numbers.type, None)
        steps = code.sub(numbers, everywhere(code, seat, numbers.type))
        round_the_table = code.add(steps, everywhere(code, seats, numbers.type))
        steps = code.select(code.icmp_signed("<", steps, nobody), round_the_table, steps)
        return code.select(code.icmp_signed("<", numbers, nobody), numbers, steps)

    return types.void(sheet, int64, known, plain, int64, count, int64, int64), copying(from_seat_on)


@intrinsic(prefer_literal=True)
def put_members(typing, sheet, index, bits, count):
    def generate(context, code, signature, arguments):
        sheet, index, bits, _ = arguments
        row, wanted = field(context, code, signature.args[0], sheet, "row")
        for first, width in pieces(signature.args[3].literal_value, 32):
            some = code.trunc(code.lshr(bits, ir.Constant(bits.type, first)), ir.IntType(width))
            paper = at(code, row, wanted, index, first, width)
            each = code.bitcast(some, ir.VectorType(ir.IntType(1), width))
            code.store(code.zext(each, paper.type.pointee), paper, align=1)
        return context.get_dummy_value()

    return types.void(sheet, int64, uint64, count), generate


@intrinsic
def copy_record(typing, to, record):
    def generate(context, code, signature, arguments):
        byte, none = ir.IntType(8), ir.Constant(ir.IntType(64), 0)
        for first, width in pieces(signature.args[0].size, 32):
            there, here = (at(code, pointer, byte, none, first, width) for pointer in arguments)
            code.store(code.load(here, align=1), there, align=1)
        return context.get_dummy_value()

    return types.void(to, record), generate


@overload(copies.put_numbers, prefer_literal=True)
def _put_numbers(sheet, at, known, plain, source, count):
    return lambda sheet, at, known, plain, source, count: put_numbers(sheet, at, known, plain, source, count)


@overload(copies.put_seats, prefer_literal=True)
def _put_seats(sheet, at, known, plain, source, count, seat):
    return lambda sheet, at, known, plain, source, count, seat: put_seats(
        sheet, at, known, plain, source, count, seat, known.seats
    )


@overload(copies.put_members, prefer_literal=True)
def _put_members(sheet, at, bits, count):
    return lambda sheet, at, bits, count: put_members(sheet, at, bits, count)


@overload(copies.copy_record)
def _copy_record(to, record):
    return lambda to, record: copy_record(to, record)
