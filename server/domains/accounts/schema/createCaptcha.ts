import { builder } from '../../../graphql/builder.ts';
import { type Captcha as CaptchaValue, createCaptcha } from '../accounts.ts';
import { requireHttp } from './requireHttp.ts';

const CaptchaKind = builder.enumType('CaptchaKind', {
  description: 'How a captcha is asked.',
  values: {
    IMAGE: {
      value: 'image',
      description: 'A picture of five letters and digits; small letters are taken too.',
    },
    AUDIO: {
      value: 'audio',
      description: 'Six digits, spoken in Mandarin, for whoever cannot read a picture.',
    },
  } as const,
});

const Captcha = builder.objectRef<CaptchaValue>('Captcha').implement({
  description: 'Something that people answer and programs do not. It is over with the first answer.',
  fields: (t) => ({
    captchaId: t.exposeString('id', { description: 'Goes back with the answer.' }),
    kind: t.expose('kind', { type: CaptchaKind, description: 'How it is asked.' }),
    url: t.exposeString('url', { description: 'The picture or the sound, as a data URL.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'An answer after it does not count.' }),
  }),
});

const CreateCaptchaPayload = builder
  .objectRef<{ captcha: CaptchaValue | null }>('CreateCaptchaPayload')
  .implement({
    description: 'What is to be answered before signing in.',
    fields: (t) => ({
      captcha: t.expose('captcha', {
        type: Captcha,
        nullable: true,
        description: 'null where this installation asks for none.',
      }),
    }),
  });

builder.mutationField('createCaptcha', (t) =>
  t.field({
    type: CreateCaptchaPayload,
    description: 'A captcha for the visitor at this address, good for one answer within five minutes.',
    authScopes: { anyone: true },
    args: {
      kind: t.arg({
        type: CaptchaKind,
        required: true,
        defaultValue: 'image',
        description: 'Seen or heard.',
      }),
    },
    resolve: async (_root, { kind }, context) => {
      requireHttp(context);
      const { app, ip } = context;
      return { captcha: app.config.loginCaptcha ? await createCaptcha(app, { kind, ip }) : null };
    },
  }),
);
