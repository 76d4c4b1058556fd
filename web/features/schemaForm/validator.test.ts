import { expect, test, vi } from 'vitest';
import { errorsOf, validator } from './validator.ts';

const schema = {
  type: 'object',
  required: ['prompt', 'size'],
  properties: {
    prompt: { type: 'string', maxLength: 3 },
    size: { $ref: '#/definitions/size' },
    list: { type: 'array', items: { type: 'object', required: ['url'] } },
  },
  definitions: { size: { enum: ['big', 'small'] } },
} as const;

const told = (data: unknown) =>
  errorsOf(schema as never, data).map(({ property, message }) => [property, message]);

test('each mistake is told once, where it is', () => {
  expect(told({ prompt: 'abcd', size: 'huge', list: [{ url: 1 }, {}] })).toEqual([
    ['.prompt', '内容过长'],
    ['.size', '请从选项中选择'],
    ['.list.1.url', '请填写此项'],
  ]);
  expect(told({})).toEqual([
    ['.prompt', '请填写此项'],
    ['.size', '请填写此项'],
  ]);
  expect(told({ prompt: 1, size: 'big' })).toEqual([['.prompt', '类型应为 string']]);
  expect(told({ prompt: 'abc', size: 'big' })).toEqual([]);
});

test('the form gets them by field; a part finds the definitions of the whole; a lost reference is not valid', () => {
  expect(validator.validateFormData({ prompt: 'x', size: 'y' }, schema as never).errorSchema).toEqual({
    size: { __errors: ['请从选项中选择'] },
  });
  const part = { $ref: '#/definitions/size' };
  expect(validator.isValid(part, 'big', schema as never)).toBe(true);
  expect(validator.isValid(part, 'y', schema as never)).toBe(false);
  expect(validator.isValid({ $ref: '#/definitions/none' }, 'y', schema as never)).toBe(false);
});

test('no code is made of text', () => {
  const make = vi.spyOn(globalThis, 'Function');
  told({ prompt: 'abcd' });
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});
