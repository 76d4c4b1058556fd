import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';

const internalCharOid = 18;

/**
 * PrismaPg for migrations. The schema engine asks for columns of PostgreSQL's internal type `"char"` and
 * insists on getting characters, while PrismaPg 7.10 refuses that type. They pass PrismaPg as text and get their
 * type back behind it.
 */
export function catalogAdapter(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const charColumns = new WeakMap<object, number[]>();
  passCharsAsText(pool, charColumns);
  const factory = new PrismaPg(pool);
  const withChars = (adapter: SqlDriverAdapter) =>
    Object.assign(giveCharsTheirType(adapter, charColumns), {
      // PrismaPg cuts scripts at every semicolon, also inside function bodies; Postgres reads them itself.
      executeScript: async (script: string) => {
        const client = await pool.connect();
        try {
          await client.query(script);
        } finally {
          client.release();
        }
      },
    });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => withChars(await factory.connect()),
    connectToShadowDb: async () => withChars(await factory.connectToShadowDb()),
  };
}

function passCharsAsText(pool: pg.Pool, charColumns: WeakMap<object, number[]>): void {
  const query = async (request: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> => {
    const client = await pool.connect();
    try {
      const result = await client.query(request);
      const chars = result.fields.flatMap((field, index) =>
        field.dataTypeID === internalCharOid ? [index] : [],
      );
      for (const index of chars) result.fields[index]!.dataTypeID = pg.types.builtins.TEXT;
      charColumns.set(result.rows, chars);
      return result;
    } finally {
      client.release();
    }
  };
  Object.assign(pool, { query });
}

function giveCharsTheirType(
  adapter: SqlDriverAdapter,
  charColumns: WeakMap<object, number[]>,
): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    queryRaw: async (query: Parameters<typeof queryRaw>[0]) => {
      const result = await queryRaw(query);
      for (const index of charColumns.get(result.rows) ?? []) {
        result.columnTypes[index] = ColumnTypeEnum.Character;
      }
      return result;
    },
  });
}
