import { decodeGlobalID } from '@pothos/plugin-relay';
import { badInput } from '../platform/refusal.ts';
import { rowId } from './nodeId.ts';

/**
 * The row that an argument's global id names.
 * @throws Refusal BAD_USER_INPUT where it is the id of something else or of nothing.
 */
export function rowIdOf(typename: string, globalId: string, field: string): number {
  try {
    const decoded = decodeGlobalID(globalId);
    if (decoded.typename === typename) return rowId(decoded.id);
  } catch {
    // Not base64: the same answer as for the id of another type.
  }
  throw badInput(field, '编号格式不正确');
}
