import { HttpMethod } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { labTools } from '../tools.ts';

export const LabToolMethod = builder.enumType(HttpMethod, {
  name: 'LabToolMethod',
  description: 'How a tool is called.',
  values: {
    GET: { description: 'Data become parameters of the address.' },
    POST: { description: 'Data are sent as JSON.' },
  },
});

export const LabTool = builder.prismaNode('LabTool', {
  description: 'An outside HTTP tool that an administrator registered. Seen by administrators alone.',
  nullable: true,
  id: { resolve: (tool) => tool.id },
  select: { id: true },
  findUnique: (id, { viewer }) => ({ id: rowId(id), AND: labTools(viewer) }),
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in addresses and in REST.' }),
    name: t.exposeString('name', { description: 'Unique; it stays for ever.' }),
    description: t.exposeString('description', { description: 'What it does.' }),
    method: t.expose('method', { type: LabToolMethod, description: 'How it is called.' }),
    url: t.exposeString('url', { description: 'Where it is.' }),
    example: t.expose('example', { type: 'JSON', nullable: true, description: 'What a call may look like.' }),
    jsonSchema: t.expose('jsonSchema', {
      type: 'JSON',
      nullable: true,
      description: 'JSON schema of the fields of a call.',
    }),
    timeoutSeconds: t.exposeInt('timeoutSeconds', {
      nullable: true,
      description: 'How long a call may take; null: 30.',
    }),
    tags: t.exposeStringList('tags', { description: 'Words to find it by.' }),
    videoKey: t.exposeString('videoKey', {
      nullable: true,
      description:
        'Dotted paths to videos in an answer, e.g. `data.items[*].url`; several separated by commas.',
    }),
    imageKey: t.exposeString('imageKey', { nullable: true, description: 'The same for pictures.' }),
    headerNames: t.exposeStringList('headerNames', {
      description: 'Names of its secret headers; their values are never answered.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Registered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last changed.' }),
  }),
});
