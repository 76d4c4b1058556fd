import { type GraphQLSchema, isObjectType } from 'graphql';
import '../domains/accounts/schema/index.ts';
import '../domains/admin/schema/index.ts';
import '../domains/catalog/schema/index.ts';
import '../domains/credits/schema/index.ts';
import '../domains/insight/schema/index.ts';
import '../domains/lab/schema/index.ts';
import '../domains/materials/schema/index.ts';
import '../domains/projects/schema/index.ts';
import '../domains/production/schema/index.ts';
import '../domains/publishing/schema/index.ts';
import '../domains/traffic/schema/index.ts';
import '../events/schema/index.ts';
import { builder } from './builder.ts';

export const schema: GraphQLSchema = describeCounts(builder.toSchema());

/** The one sentence that the Prisma plugin has no option for. */
function describeCounts(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap())) {
    const count = isObjectType(type) && type.name.endsWith('Connection') && type.getFields().totalCount;
    if (count) count.description ??= 'How many rows the whole list has.';
  }
  return built;
}
