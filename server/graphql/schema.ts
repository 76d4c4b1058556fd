import type { GraphQLSchema } from 'graphql';
import '../domains/accounts/schema/index.ts';
import '../domains/admin/schema/index.ts';
import '../domains/credits/schema/index.ts';
import '../domains/materials/schema/index.ts';
import '../domains/projects/schema/index.ts';
import '../domains/production/schema/index.ts';
import '../domains/publishing/schema/index.ts';
import '../events/schema/index.ts';
import { builder } from './builder.ts';

export const schema: GraphQLSchema = builder.toSchema();
