import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { DateTimeResolver, JSONResolver } from 'graphql-scalars';
import type PrismaTypes from '../../prisma/generated/pothos-types.ts';
import { getDatamodel } from '../../prisma/generated/pothos-types.ts';
import { badInput, Refusal } from '../platform/refusal.ts';
import { may, type Permission, refusalOf } from '../platform/viewer.ts';
import type { GraphQLContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { relayOptions } from './relayOptions.ts';

/**
 * The one schema builder. Every root field names its scope in `authScopes`; a test walks the schema and refuses
 * fields without one.
 */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    ID: { Input: string; Output: string | number };
  };
  /** `anyone`, or one of platform/viewer.ts's permissions. */
  AuthScopes: { anyone: boolean } & Record<Permission, boolean>;
}>({
  // Scopes are checked first, so the errors plugin, which is listed before, also sees refusals of scopes.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, RelayPlugin, PrismaPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.app.db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    maxConnectionSize: LIMITS.pageSize,
    defaultConnectionSize: 10,
  },
  relay: relayOptions,
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      anyone: true,
      read: may(viewer, 'read'),
      change: may(viewer, 'change'),
      spend: may(viewer, 'spend'),
      account: may(viewer, 'account'),
      administer: may(viewer, 'administer'),
    }),
    // A root field names one permission; that one failed.
    unauthorizedError: (_parent, { viewer }, _info, { failure }) => refusalOf(viewer, permissionOf(failure)),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: { depth: LIMITS.depth, breadth: LIMITS.breadth, complexity: LIMITS.complexity },
    complexityError: (kind) => new Refusal('BAD_USER_INPUT', `查询过于复杂（${kind}），请拆分后重试`),
  },
  errors: { defaultTypes: [] },
  validation: {
    validationError: ({ issues: [issue] }) => {
      const path = issue?.path?.map((part) => (typeof part === 'object' ? part.key : part)) ?? [];
      return badInput(String(path.at(-1) ?? 'input'), issue?.message ?? '请检查表单输入');
    },
  },
});

/** The permission that failed, out of what may be wrapped in a list of alternatives. */
function permissionOf(failure: object): Permission {
  if ('scope' in failure) return failure.scope as Permission;
  const [first] = 'failures' in failure ? (failure.failures as object[]) : [];
  return first ? permissionOf(first) : 'read';
}

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });
builder.subscriptionType({ description: 'What can be watched.' });
builder.addScalarType('DateTime', DateTimeResolver);
builder.addScalarType('JSON', JSONResolver);
