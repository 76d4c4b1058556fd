import { builder } from '../../../graphql/builder.ts';

export const FilmLanguage = builder.enumType('FilmLanguage', {
  description: 'What is spoken and written.',
  values: { ZH: { value: 'zh', description: '中文' }, EN: { value: 'en', description: '英文' } } as const,
});

export const FilmLayout = builder.enumType('FilmLayout', {
  description: 'The film’s shape.',
  values: {
    HORIZONTAL: { value: 'horizontal', description: '横屏 16:9' },
    VERTICAL: { value: 'vertical', description: '竖屏 9:16' },
  } as const,
});
