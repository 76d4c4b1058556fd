import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { countUnreadNews, MOST_UNREAD, NEWS_DAYS, newsOf } from '../news.ts';
import { News } from './News.ts';

builder.queryField('news', (t) =>
  t.prismaConnection({
    type: News,
    cursor: 'id',
    description: `Attempts at the viewer’s own projects that ended within ${NEWS_DAYS} days, the latest first.`,
    authScopes: { read: true },
    resolve: (query, _root, _args, { app, viewer }) =>
      app.db.projectRun.findMany({
        ...query,
        where: newsOf(requireViewer(viewer)),
        orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
);

builder.queryField('unreadNewsCount', (t) =>
  t.int({
    description: `How many of them ended since the viewer last said that all was seen; counts to ${MOST_UNREAD}.`,
    authScopes: { read: true },
    resolve: (_root, _args, { app, viewer }) => countUnreadNews(app, requireViewer(viewer)),
  }),
);
