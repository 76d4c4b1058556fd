import { type Beat, type BeatRole, beat, type Exhibit, showBeats } from './beats.ts';
import type { CopyBrief } from './brief.ts';
import { glossesOf } from './glosses.ts';

const STRUCTURES: BeatRole[][] = [
  ['hook', 'scene', 'intro', 'point', 'show', 'audience', 'offer', 'action'],
  ['hook', 'intro', 'point', 'show', 'scene', 'audience', 'offer', 'action'],
  ['scene', 'hook', 'intro', 'show', 'point', 'audience', 'offer', 'action'],
];

/** As chineseBeats, in English. */
export function englishBeats(
  brief: CopyBrief,
  pointGroups: string[][],
  exhibits: Exhibit[],
  structure: number,
): Beat[] {
  const { subject: s, audience: a, places, kind, action, offers } = brief;
  const theme = kind === 'theme';
  const the = theme || /^(?:the|our|an?|this)\s/i.test(s) || /^[A-Z]/.test(s) ? s : `the ${s}`;
  const wordings: Partial<Record<BeatRole, string[]>> = {
    hook: theme
      ? [
          `Slow down for a moment and take a look at ${the}.`,
          `If one picture could hold ${the}, which would it be?`,
        ]
      : a
        ? [`For ${a}, here is something worth a look.`, `To ${a}: take a closer look at ${the}.`]
        : [
            `What matters to you when you choose ${the}?`,
            `Looking for something like ${the}? Start right here.`,
            `Today, let us take a closer look at ${the}.`,
          ],
    scene: theme
      ? ['Ordinary days hold moments that are worth a pause.', 'Some pictures stay with us for a long time.']
      : [
          ...(places[0] ? [`Around the ${places[0]}, small things can make a day easier.`] : []),
          'Small things we use every day deserve a little thought.',
          'Before you choose, it helps to know what you need.',
        ],
    intro: theme
      ? [`This is ${the}, told one picture at a time.`]
      : [`So let us take a look: this is ${the}.`, `Come a little closer and meet ${the}.`],
    audience: a
      ? [`If you are one of the ${a} out there, have a look.`, `It was put together with ${a} in mind.`]
      : [],
    offer: offers.length > 0 ? [`And here is the offer: ${offers.slice(0, 2).join(', ')}.`] : [],
    action: action
      ? [`If you like what you see, ${action}.`, `Want to know more? Simply ${action}.`]
      : [
          `If ${the} speaks to you, save this for later.`,
          `Tell us in the comments what you think of ${the}.`,
        ],
  };
  const order = STRUCTURES[structure % STRUCTURES.length]!;
  return order.flatMap((role) => {
    if (role === 'point')
      return pointGroups.map((group, index) => beat('point', pointWordings(group, index), group));
    if (role === 'show') return showBeats(exhibits, showWordings);
    const own = wordings[role] ?? [];
    return own.length > 0 ? [beat(role, own, role === 'offer' ? offers : [])] : [];
  });
}

const OPENERS = ['First', 'Then', 'And there is more', 'Also'];

function pointWordings(group: string[], index: number): string[] {
  const [first, second, third] = group as [string, string?, string?];
  if (third) return [`You get ${first}, ${second} and ${third}, all in one.`];
  if (second)
    return [`There is ${first}, and there is ${second} too.`, `You get ${first}, and also ${second}.`];
  const opener = OPENERS[Math.min(index, OPENERS.length - 1)]!;
  const glosses = glossesOf(first, 'en').map((gloss) => `${opener}: ${first}, ${gloss}.`);
  if (glosses.length > 0) return glosses;
  return [
    `${opener}, worth knowing: ${first}.`,
    `${opener}, take note of this: ${first}.`,
    `${opener}, here is a point to look at: ${first}.`,
  ];
}

function showWordings(label: string): string[] {
  return [
    `Have a look at the ${label} in this picture.`,
    `Here the ${label} comes into view for you.`,
    `Let your eyes rest on the ${label} for a moment.`,
  ];
}
