import { chakra } from '@chakra-ui/react/styled-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextArea } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type EditableScript, editScene, removeScene } from '../../_lib/stepResults.ts';

interface ScriptEditorProps {
  script: EditableScript;
  onChange: (script: EditableScript) => void;
}

/** The spoken words and what should be seen, scene by scene. */
export function ScriptEditor({ script, onChange }: ScriptEditorProps) {
  const [refused, setRefused] = useState(false);
  const remove = (index: number) => {
    const next = removeScene(script, index);
    setRefused(next === null);
    if (next) onChange(next);
  };
  return (
    <chakra.ol listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="4">
      {script.scenes.map((scene, index) => (
        <chakra.li key={scene.sceneNumber} display="flex" flexDirection="column" gap="2">
          <chakra.div display="flex" alignItems="center">
            <chakra.h4 textStyle="label" flex="1">
              {t.scene(scene.sceneNumber)}
            </chakra.h4>
            <Button
              size="xs"
              variant="ghost"
              icon
              px="0"
              aria-label={t.removeScene(scene.sceneNumber)}
              onClick={() => remove(index)}
            >
              <Trash2 size={14} aria-hidden />
            </Button>
          </chakra.div>
          <Field label={t.narration}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={scene.narration}
                onChange={(event) => onChange(editScene(script, index, { narration: event.target.value }))}
              />
            )}
          </Field>
          <Field label={t.visualDescription}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={scene.visualDescription}
                onChange={(event) =>
                  onChange(editScene(script, index, { visualDescription: event.target.value }))
                }
              />
            )}
          </Field>
        </chakra.li>
      ))}
      {refused && (
        <chakra.li role="alert" textStyle="table" color="status.failed.fg">
          {t.keepOneScene}
        </chakra.li>
      )}
    </chakra.ol>
  );
}
