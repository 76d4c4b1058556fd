import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../../../lib/format.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { type AnalyzeTool, analyzeTools } from '../../_lib/analyzeDraft.ts';

interface ToolChoicesProps {
  /** The step table of this kind. */
  offered: readonly { readonly name: string; readonly label: string; readonly priceCredits: number }[];
  chosen: readonly AnalyzeTool[];
  error: string | null;
  onChange: (tools: readonly AnalyzeTool[]) => void;
}

/** What is to be done with the video, each with its price. */
export function ToolChoices({ offered, chosen, error, onChange }: ToolChoicesProps) {
  const toggle = (tool: AnalyzeTool) =>
    onChange(analyzeTools.filter((one) => (one === tool) !== chosen.includes(one)));
  return (
    <chakra.fieldset
      border="0"
      m="0"
      p="0"
      minW="0"
      tabIndex={-1}
      data-field="tools"
      outline="0"
      aria-describedby={error ? 'tools-error' : undefined}
    >
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {t.tools}
      </chakra.legend>
      <chakra.div display="flex" flexDirection="column" gap="2">
        {analyzeTools.map((tool) => {
          const step = offered.find(({ name }) => name === tool);
          if (!step) return null;
          return (
            <chakra.label key={tool} css={choice} data-chosen={chosen.includes(tool) || undefined}>
              <chakra.input
                type="checkbox"
                checked={chosen.includes(tool)}
                onChange={() => toggle(tool)}
                css={box}
              />
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" fontWeight="medium">
                  {step.label}
                </chakra.span>
                <chakra.span display="block" textStyle="caption" color="fg.muted">
                  {t.toolAbout[tool]}
                </chakra.span>
              </chakra.span>
              <chakra.span textStyle="table" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {t.price(formatCount(step.priceCredits))}
              </chakra.span>
            </chakra.label>
          );
        })}
      </chakra.div>
      {error && (
        <chakra.p id="tools-error" role="alert" textStyle="caption" color="status.failed.fg" mt="1.5">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '3',
  py: '2',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[data-chosen]': { borderColor: 'border.strong' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
} as const;
const box = { boxSize: '16px', m: 0, accentColor: 'var(--rs-ink)', outline: 0 } as const;
