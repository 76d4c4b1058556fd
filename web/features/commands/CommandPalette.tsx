import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commands as t } from '../../locales/zh-CN/commands.ts';
import { useSignOut } from '../signOut/useSignOut.ts';
import { CommandOption } from './CommandOption.tsx';
import { actionCommands, type Command, type CommandContext, pageCommands } from './commands.ts';
import { fitting } from './match.ts';
import { paletteStyles as styles } from './paletteStyles.ts';
import { type Found, useFound } from './useFound.ts';

interface CommandPaletteProps {
  context: CommandContext;
  onClose: () => void;
}

/**
 * Everything there is, by a few letters. A text field that owns a list (combobox and listbox): the focus stays in
 * the field, arrows move the choice, and the browser's own dialog holds the page behind it still.
 */
export function CommandPalette({ context, onClose }: CommandPaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const found = useFound(text);
  useEffect(() => dialog.current?.showModal(), []);

  const groups = groupsFor(text, pageCommands(context), actionCommands(context, useSignOut()), found).filter(
    ({ commands }) => commands.length > 0,
  );
  const all = groups.flatMap(({ commands }) => commands);
  const at = Math.min(chosen, all.length - 1);
  const current = all[at];

  const follow = (command: Command, newTab: boolean) => {
    if (command.to && newTab) return void window.open(command.to, '_blank', 'noopener');
    onClose();
    if (command.to) void navigate(command.to);
    // Behind the closing, so that what it opens gets the focus.
    else setTimeout(() => command.run?.());
  };
  const onKey = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) setChosen((at + step + all.length) % all.length);
    else if (event.key === 'Home' && event.ctrlKey) setChosen(0);
    else if (event.key === 'End' && event.ctrlKey) setChosen(all.length - 1);
    else if (event.key === 'Enter' && current) follow(current, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={t.title}
      css={styles.dialog}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <chakra.div css={styles.panel}>
        <chakra.input
          autoFocus
          role="combobox"
          aria-label={t.title}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={128}
          placeholder={t.placeholder}
          value={text}
          css={styles.field}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
        <chakra.div id={`${id}-list`} role="listbox" aria-label={t.title} css={styles.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
            <div key={group.label} role="group" aria-label={group.label}>
              <chakra.div css={styles.group} aria-hidden>
                {group.label}
              </chakra.div>
              {group.commands.map((command) => (
                <CommandOption
                  key={command.id}
                  id={`${id}-${command.id}`}
                  command={command}
                  chosen={command === current}
                  onPoint={() => setChosen(all.indexOf(command))}
                  onFollow={(newTab) => follow(command, newTab)}
                />
              ))}
            </div>
          ))}
        </chakra.div>
        <chakra.p role="status" css={styles.foot}>
          {footText(text, all.length, found.state)}
        </chakra.p>
      </chakra.div>
    </chakra.dialog>
  );
}

/** With nothing typed: what was made last, then everything; else what fits, the person's own things behind it. */
function groupsFor(text: string, allPages: Command[], allActions: Command[], found: Found) {
  const pages = { label: t.groups.pages, commands: fitting(text, allPages) };
  const actions = { label: t.groups.actions, commands: fitting(text, allActions) };
  if (!text.trim()) return [{ label: t.groups.recent, commands: found.projects }, pages, actions];
  return [
    pages,
    actions,
    { label: t.groups.projects, commands: found.projects },
    { label: t.groups.materials, commands: found.materials },
  ];
}

function footText(text: string, count: number, state: 'ready' | 'searching' | 'failed'): string {
  if (state === 'failed') return t.searchFailed;
  if (count === 0) return state === 'searching' ? t.searching : t.none(text.trim());
  // Who has no keyboard needs no word about its keys.
  const hint = window.matchMedia('(pointer: coarse)').matches ? [] : [t.hint];
  return [...(text.trim() ? [t.results(count)] : []), ...hint].join(' · ');
}
