/**
 * Turns an ONNX model with 16-bit floats into the same model with 32-bit floats, in memory.
 *
 * Why: a CPU computes in 32 bits anyway, but the 16-bit model rounds between its layers, and where a value exceeds
 * 65504 the whole sound becomes NaN. That struck about every fourth sentence. The weights stay as they are.
 *
 * ONNX is protobuf; only the fields that name the float type or carry 16-bit data are rewritten, everything else
 * is copied. Field numbers are those of onnx.proto.
 */

const FLOAT = 1;
const FLOAT16 = 10;
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

type Rewrite = (bytes: Uint8Array) => Uint8Array[];

interface Field {
  number: number;
  wire: number;
  /** Tag and, for bytes, the length in front. */
  whole: Uint8Array;
  payload: Uint8Array;
  /** Of varints. */
  value: number;
}

/** The model with 32-bit floats. */
export function toFloat32Model(model: Uint8Array): Uint8Array {
  return concat(rewriteMessage(model, { 7: rewriteGraph }));
}

const rewriteGraph: Rewrite = (bytes) =>
  rewriteMessage(bytes, {
    1: rewriteNode,
    5: rewriteTensor,
    11: rewriteValueInfo,
    12: rewriteValueInfo,
    13: rewriteValueInfo,
  });

const rewriteValueInfo: Rewrite = (bytes) => rewriteMessage(bytes, { 2: rewriteType });
const rewriteType: Rewrite = (bytes) => rewriteMessage(bytes, { 1: rewriteTensorType });
const rewriteTensorType: Rewrite = (bytes) => rewriteTypeNumber(bytes, 1);

const rewriteNode: Rewrite = (bytes) => {
  const isCast = readFields(bytes).some(({ number, payload }) => number === 4 && text(payload) === 'Cast');
  return rewriteMessage(bytes, { 5: (attribute) => rewriteAttribute(attribute, isCast) });
};

function rewriteAttribute(bytes: Uint8Array, ofCast: boolean): Uint8Array[] {
  const isTarget =
    ofCast && readFields(bytes).some(({ number, payload }) => number === 1 && text(payload) === 'to');
  if (isTarget) return rewriteTypeNumber(bytes, 3);
  return rewriteMessage(bytes, { 5: rewriteTensor, 6: rewriteGraph });
}

const rewriteTensor: Rewrite = (bytes) => {
  const fields = readFields(bytes);
  if (!fields.some(({ number, value }) => number === 2 && value === FLOAT16)) return [bytes];
  return fields.flatMap((field) => {
    if (field.number === 2) return [varint((2 << 3) | VARINT), varint(FLOAT)];
    if (field.number === 9) return lengthDelimited(9, [expandHalves(field.payload)]);
    // int32_data holds one 16-bit pattern each.
    if (field.number === 5) return lengthDelimited(4, [expandHalves(patternsOf(field))]);
    return [field.whole];
  });
};

/** Replaces the type where a varint field holds FLOAT16. */
function rewriteTypeNumber(bytes: Uint8Array, fieldNumber: number): Uint8Array[] {
  return readFields(bytes).flatMap((field) =>
    field.number === fieldNumber && field.wire === VARINT && field.value === FLOAT16
      ? [varint((fieldNumber << 3) | VARINT), varint(FLOAT)]
      : [field.whole],
  );
}

function rewriteMessage(bytes: Uint8Array, rewrites: Record<number, Rewrite>): Uint8Array[] {
  return readFields(bytes).flatMap((field) => {
    const rewrite = field.wire === BYTES ? rewrites[field.number] : undefined;
    return rewrite ? lengthDelimited(field.number, rewrite(field.payload)) : [field.whole];
  });
}

function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error('the model file ends in the middle of a number');
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const start = at;
    const tag = readVarint();
    const wire = tag & 7;
    let value = 0;
    let from = at;
    if (wire === VARINT) value = readVarint();
    else if (wire === BYTES) {
      const length = readVarint();
      from = at;
      at += length;
    } else if (wire === FIXED64) at += 8;
    else if (wire === FIXED32) at += 4;
    else throw new Error(`the model file has a field of unknown kind ${wire}`);
    fields.push({
      number: Math.floor(tag / 8),
      wire,
      value,
      whole: bytes.subarray(start, at),
      payload: bytes.subarray(from, at),
    });
  }
  return fields;
}

function patternsOf(field: Field): Uint8Array {
  const values: number[] = [];
  if (field.wire === VARINT) values.push(field.value);
  for (let at = 0, value = 0, shift = 1; field.wire === BYTES && at < field.payload.length; at += 1) {
    const byte = field.payload[at]!;
    value += (byte & 127) * shift;
    shift *= 128;
    if (byte < 128) {
      values.push(value);
      value = 0;
      shift = 1;
    }
  }
  return new Uint8Array(Uint16Array.from(values).buffer);
}

let table: Float32Array | undefined;

function expandHalves(halves: Uint8Array): Uint8Array {
  // Through the table of all 65,536 halves; the bytes may lie at an odd address.
  table ??= Float32Array.from(
    new Float16Array(Uint16Array.from({ length: 65_536 }, (_, bits) => bits).buffer),
  );
  const floats = new Float32Array(halves.length >> 1);
  for (let index = 0; index < floats.length; index += 1) {
    floats[index] = table[halves[2 * index]! | (halves[2 * index + 1]! << 8)]!;
  }
  return new Uint8Array(floats.buffer);
}

function lengthDelimited(number: number, parts: Uint8Array[]): Uint8Array[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [varint(number * 8 + BYTES), varint(length), ...parts];
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

function concat(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
