import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { type TrafficRow as Row, trafficStats } from '../stats.ts';

/** A week: the longest the statistics are kept by default. */
const MOST_HOURS = 24 * 7;

const TrafficRow = builder.objectRef<Row>('TrafficRow').implement({
  description: 'What one address asked of one endpoint.',
  fields: (t) => ({
    id: t.id({
      description: 'For stores that normalise.',
      resolve: ({ ip, endpoint }) => `TrafficRow:${ip} ${endpoint}`,
    }),
    ip: t.exposeString('ip', { description: 'An IPv4 address, or the /64 of an IPv6 address.' }),
    endpoint: t.exposeString('endpoint', {
      description: '"POST /api/v1/user/login", "graphql signIn", "page", "files".',
    }),
    requestCount: t.exposeFloat('requests', { description: 'Answered in all; of GraphQL, root fields.' }),
    successCount: t.exposeFloat('successes', { description: 'Of them, without an error.' }),
    failCount: t.exposeFloat('failures', { description: 'Of them, with an error or turned away.' }),
    averageMs: t.exposeFloat('averageMs', { description: 'Mean time to the first byte, in ms.' }),
    slowestMs: t.exposeFloat('slowestMs', { description: 'The longest of them, in ms.' }),
    lastAccessAt: t.expose('lastAccessAt', { type: 'DateTime', description: 'The newest of them.' }),
  }),
});

const TrafficFilter = builder.inputType('TrafficFilter', {
  description: 'Which rows of the request statistics; nothing given is all of the last day.',
  fields: (t) => ({
    ip: t.string({ description: 'Part of an address.', validate: z.string().trim().max(64, 'IP 过长') }),
    endpoint: t.string({
      description: "Part of an endpoint's name.",
      validate: z.string().trim().max(128, '接口名过长'),
    }),
    hours: t.int({
      required: true,
      defaultValue: 24,
      description: `How far back, 1–${MOST_HOURS}.`,
      validate: z.int().min(1, '时间范围至少 1 小时').max(MOST_HOURS, '时间范围最多 7 天'),
    }),
  }),
});

const TrafficSort = builder.enumType('TrafficSort', {
  description: 'By what the request statistics are ordered.',
  values: {
    IP: { description: 'Address.' },
    ENDPOINT: { description: 'Endpoint.' },
    REQUESTS: { description: 'Requests.' },
    SUCCESSES: { description: 'Successes.' },
    FAILURES: { description: 'Failures.' },
    AVERAGE: { description: 'Mean time.' },
    SLOWEST: { description: 'Longest time.' },
    LAST_ACCESS: { description: 'Last access.' },
  } as const,
});

const TrafficOrderInput = builder.inputType('TrafficOrder', {
  description: 'The order of the request statistics.',
  fields: (t) => ({
    by: t.field({ type: TrafficSort, required: true, description: 'By what.' }),
    descending: t.boolean({
      required: true,
      defaultValue: false,
      description: 'The most or the newest first.',
    }),
  }),
});

const TrafficPage = pageType(TrafficRow, 'Traffic');

builder.queryField('trafficStats', (t) =>
  t.field({
    type: TrafficPage,
    description:
      'Who asked for what, how often, and how long it took: over all API processes, a second behind.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: {
      page: t.arg({ type: PageInput, required: true, description: 'Which page.' }),
      filter: t.arg({
        type: TrafficFilter,
        required: true,
        defaultValue: { hours: 24 },
        description: 'Which rows.',
      }),
      order: t.arg({
        type: TrafficOrderInput,
        required: true,
        defaultValue: { by: 'LAST_ACCESS', descending: true },
        description: 'In what order.',
      }),
    },
    resolve: (_root, { page, filter, order }, { app, viewer }) =>
      trafficStats(app, viewer, {
        ...filter,
        orderBy: order.by,
        descending: order.descending,
        ...pageWindow(page),
      }),
  }),
);
