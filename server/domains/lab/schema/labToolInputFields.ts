import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '../../../graphql/builder.ts';
import { LabToolMethod } from './LabTool.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

const SecretHeaderInput = builder.inputType('SecretHeaderInput', {
  description: 'A header that is sent along to the tool’s own origin. Its value can be set, not read.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the header.' }),
    value: t.string({ description: 'New value; what is stored stays where absent or empty.' }),
  }),
});

/** A tool's fields as they are typed in; the domain says what is wrong with them. */
export function labToolInputFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    description: t.string({ required: true, description: 'At most 1000 characters.' }),
    method: t.field({ type: LabToolMethod, required: true, description: 'How it is called.' }),
    url: t.string({ required: true, description: 'http or https, at most 2048 characters.' }),
    example: t.field({ type: 'JSON', description: 'What a call may look like: JSON, or its text.' }),
    jsonSchema: t.field({ type: 'JSON', description: 'JSON schema of the fields, or its text.' }),
    timeoutSeconds: t.int({ description: 'How long a call may take, 1–300; 30 where absent.' }),
    tags: t.stringList({ description: 'At most 20; commas and blanks separate too.' }),
    videoKey: t.string({ description: 'Dotted paths to videos in an answer, separated by commas.' }),
    imageKey: t.string({ description: 'The same for pictures.' }),
    headers: t.field({
      type: [SecretHeaderInput],
      description: 'All secret headers as they should be; unchanged where absent.',
    }),
  };
}
