import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { countUnreadNews, markNewsSeen } from '../news.ts';

const MarkNewsSeenPayload = builder.objectRef<object>('MarkNewsSeenPayload').implement({
  description: 'What is still unread.',
  fields: (t) => ({
    unreadNewsCount: t.int({
      description: 'As the query of this name: what ended after the moment that was given.',
      resolve: (_payload, _args, { app, viewer }) => countUnreadNews(app, requireViewer(viewer)),
    }),
  }),
});

builder.mutationField('markNewsSeen', (t) =>
  t.field({
    type: MarkNewsSeenPayload,
    // Whoever may look may also say what they have seen: people who wait for authorisation too.
    description: 'Everything that ended until then counts as seen.',
    authScopes: { read: true },
    args: {
      until: t.arg({
        type: 'DateTime',
        required: true,
        description: 'When the latest of those that were shown ended.',
      }),
    },
    resolve: async (_root, { until }, { app, viewer }) => {
      await markNewsSeen(app, requireViewer(viewer), until);
      return {};
    },
  }),
);
