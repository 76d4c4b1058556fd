import { decodeGlobalID } from '@pothos/plugin-relay';
import { badInput } from '../platform/refusal.ts';
import { NO_UUID, rowId, uuid } from './nodeId.ts';

/**
 * The row that an argument's global id names.
 * @throws Refusal BAD_USER_INPUT where it is the id of something else or of nothing.
 */
export function rowIdOf(typename: string, globalId: string, field: string): number {
  return rowId(insideOf(typename, globalId, field));
}

/** The same for rows that are named by UUIDs; `NO_UUID`, which no row has, for what is none. */
export function uuidOf(typename: string, globalId: string, field: string): string {
  return uuid(insideOf(typename, globalId, field)) ?? NO_UUID;
}

function insideOf(typename: string, globalId: string, field: string): string {
  try {
    const decoded = decodeGlobalID(globalId);
    if (decoded.typename === typename) return decoded.id;
  } catch {
    // Not base64: the same answer as for the id of another type.
  }
  throw badInput(field, '编号格式不正确');
}
