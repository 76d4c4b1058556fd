import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  DateTime: '2026-01-01T00:00:00Z',
  // Of a person who never was.
  ID: encodeGlobalID('User', 2 ** 31 - 1),
};

/** Some value that a variable of this type takes; the smallest there is, and of nobody's. */
export function sampleVariable(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return isNonNullType(inner.ofType) ? [sampleVariable(inner.ofType)] : [];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) {
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleVariable(field.type)]),
    );
  }
  return SCALARS[String(inner)] ?? 'sample';
}
