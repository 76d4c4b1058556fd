import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { REASON_WORDS } from '../rules.ts';
import { type BlockedRow, blockedAddresses } from '../stats.ts';

const BlockReason = builder.enumType('BlockReason', {
  description: 'Why an address is kept out.',
  values: {
    FLOOD: { description: 'It went on with twice what is allowed, though it was told to wait.' },
    CREDENTIAL_GUESSING: { description: 'Too many of its sign-ins failed.' },
    SCANNING: { description: 'It asked for too many different addresses of nothing.' },
  } as const,
});

const BlockedAddress = builder.objectRef<BlockedRow>('BlockedAddress').implement({
  description: 'An address that is kept out of something for a while.',
  fields: (t) => ({
    id: t.id({
      description: 'For stores that normalise.',
      resolve: ({ ip, endpoint }) => `BlockedAddress:${ip} ${endpoint}`,
    }),
    ip: t.exposeString('ip', { description: 'An IPv4 address, or the /64 of an IPv6 address.' }),
    endpoint: t.exposeString('endpoint', {
      description: 'What it is kept out of: "api", "page", "files", "login", or "*" for everything.',
    }),
    reason: t.expose('reason', { type: BlockReason, description: 'Why.' }),
    reasonText: t.string({ description: 'Why, in Chinese.', resolve: ({ reason }) => REASON_WORDS[reason] }),
    times: t.exposeInt('times', { description: 'How often lately; each time is twice as long.' }),
    remainingSeconds: t.exposeInt('remainingSeconds', { description: 'How long it still is, when asked.' }),
    until: t.expose('until', { type: 'DateTime', description: 'When it ends by itself.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
  }),
});

const BlockedAddressPage = pageType(BlockedAddress, 'BlockedAddress');

builder.queryField('blockedAddresses', (t) =>
  t.field({
    type: BlockedAddressPage,
    description: 'Who is kept out now, those who wait longest first.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: { page: t.arg({ type: PageInput, required: true, description: 'Which page.' }) },
    resolve: (_root, { page }, { app, viewer }) => blockedAddresses(app, viewer, pageWindow(page)),
  }),
);
