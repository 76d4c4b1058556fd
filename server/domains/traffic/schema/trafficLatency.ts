import { builder } from '../../../graphql/builder.ts';
import { overallLatencyMs } from '../stats.ts';

builder.queryField('trafficLatencyMs', (t) =>
  t.float({
    description: 'Mean time to the first byte of the API’s answers in ms, over this hour and the one before.',
    authScopes: { administer: true },
    resolve: (_root, _args, { app, viewer }) => overallLatencyMs(app, viewer),
  }),
);
