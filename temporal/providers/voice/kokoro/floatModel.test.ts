import { expect, test } from 'vitest';
import { toFloat32Model } from './floatModel.ts';

/** Protobuf by hand: [field, value] with numbers as varints and arrays or strings as bytes. */
type Message = Array<[field: number, value: number | string | Uint8Array | Message]>;

function encode(message: Message): Uint8Array {
  return Uint8Array.from(
    message.flatMap(([field, value]) => {
      if (typeof value === 'number') return [...varint(field * 8), ...varint(value)];
      const bytes =
        typeof value === 'string'
          ? new TextEncoder().encode(value)
          : value instanceof Uint8Array
            ? value
            : encode(value);
      return [...varint(field * 8 + 2), ...varint(bytes.length), ...bytes];
    }),
  );
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

const bytesOf = (values: Float16Array | Float32Array) => new Uint8Array(values.buffer);
const numbers = [0, 1.5, -2, 65504];
const halves = bytesOf(Float16Array.from(numbers));
const floats = bytesOf(Float32Array.from(numbers));

const model = (type: number, weights: Uint8Array, inline: Message): Uint8Array =>
  encode([
    [1, 8],
    [
      7,
      [
        [
          1,
          [
            [4, 'Cast'],
            [
              5,
              [
                [1, 'to'],
                [3, type],
                [20, 2],
              ],
            ],
          ],
        ],
        [
          1,
          [
            [4, 'Gather'],
            [
              5,
              [
                [1, 'axis'],
                [3, 10],
                [20, 2],
              ],
            ],
          ],
        ],
        [
          1,
          [
            [4, 'Constant'],
            [
              5,
              [
                [1, 'value'],
                [5, inline],
                [20, 4],
              ],
            ],
          ],
        ],
        [2, 'graph'],
        [
          5,
          [
            [1, 4],
            [2, type],
            [8, 'w'],
            [9, weights],
          ],
        ],
        [
          5,
          [
            [1, 1],
            [2, 7],
            [8, 'shape'],
            [9, new Uint8Array(8)],
          ],
        ],
        [
          11,
          [
            [1, 'x'],
            [
              2,
              [
                [
                  1,
                  [
                    [1, type],
                    [2, [[1, [[1, 10]]]]],
                  ],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);

test('types, weights and casts become 32-bit; other tens stay ten', () => {
  // int32_data holds each half as a number; 15872 is 1.5.
  const packed = Uint8Array.from(varint(15_872));
  const converted = toFloat32Model(
    model(10, halves, [
      [2, 10],
      [5, packed],
    ]),
  );
  expect(converted).toEqual(
    model(1, floats, [
      [2, 1],
      [4, bytesOf(Float32Array.of(1.5))],
    ]),
  );
});

test('a file that is cut off is an error, not a model', () => {
  expect(() => toFloat32Model(Uint8Array.of(0x3a, 0x85))).toThrow('ends in the middle');
});
