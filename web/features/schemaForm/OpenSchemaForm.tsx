import { chakra } from '@chakra-ui/react/styled-system';
// The package's front door also opens its tests' judge, which is not installed and would bring eval along.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { buttons } from './buttons.tsx';
import { formStyles } from './formStyles.ts';
import type { SchemaFormProps } from './SchemaForm.tsx';
import { translate } from './translate.ts';
import { validator } from './validator.ts';

/** The JSON is what is sent; the form neither submits nor stops anybody. */
const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };
const templates = { ButtonTemplates: buttons, ErrorListTemplate: () => null };

export function OpenSchemaForm({ idPrefix, schema, data, onChange }: SchemaFormProps & { schema: object }) {
  return (
    <chakra.div css={formStyles}>
      <Form
        tagName="div"
        idPrefix={idPrefix}
        schema={schema as RJSFSchema}
        uiSchema={uiSchema}
        formData={data}
        validator={validator}
        templates={templates}
        translateString={translate}
        liveValidate="onChange"
        showErrorList={false}
        noHtml5Validate
        // What was not typed in is not sent: a schema's defaults are shown by its example.
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => {
          // The form also reports when it only tidied up by itself.
          if (JSON.stringify(formData) !== JSON.stringify(data)) onChange(formData);
        }}
      />
    </chakra.div>
  );
}
