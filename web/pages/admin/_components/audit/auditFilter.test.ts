import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../../../../server/domains/admin/audit.ts';
import { audit } from '../../../../locales/zh-CN/admin.ts';
import { restAction } from './auditFilter.ts';

test('every act has a word, and its name is the same in the schema and in REST', () => {
  expect(Object.keys(audit.actions).map(restAction)).toEqual([...AUDIT_ACTIONS]);
});
