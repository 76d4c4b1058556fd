import { type Beat, type BeatRole, beat, type Exhibit, showBeats } from './beats.ts';
import type { CopyBrief } from './brief.ts';
import { glossesOf } from './glosses.ts';

/** Mornings are no people. */
const PEOPLE =
  /\b(?:owners?|people|parents?|famil(?:y|ies)|women|men|kids|children|students?|workers?|teams?|lovers?|beginners?|mums?|moms?|dads?|travell?ers?|commuters?|runners?|professionals?|users?|managers?|teachers?|readers?|gamers?|drivers?|cooks?|friends|fans|homes)$/i;
const STRUCTURES: BeatRole[][] = [
  ['hook', 'scene', 'intro', 'point', 'show', 'recap', 'audience', 'offer', 'action'],
  ['hook', 'intro', 'point', 'show', 'scene', 'audience', 'recap', 'offer', 'action'],
  ['hook', 'scene', 'intro', 'show', 'point', 'audience', 'recap', 'offer', 'action'],
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
  const flat = pointGroups.flat().filter((point) => point.split(' ').length <= 4);
  const bare = s.replace(/^(?:the|our|an?|this)\s+/i, '');
  const the = theme || /^(?:the|our|an?|this)\s/i.test(s) || /^[A-Z]/.test(s) ? s : `the ${s}`;
  const wordings: Partial<Record<BeatRole, string[]>> = {
    hook: theme
      ? [
          `Slow down for a moment and take a look at ${the}.`,
          `If one picture could hold ${the}, which would it be?`,
        ]
      : a
        ? [`This one is for ${a}: meet ${the}.`, `For ${a}, here is ${the} up close.`]
        : [
            `Still looking for the right ${bare}? Stay for a moment.`,
            `What do you look for in a good ${bare}?`,
            `Thinking about a new ${bare}? Take a look at this one.`,
          ],
    scene: theme
      ? ['Ordinary days hold moments that are worth a pause.', 'Some pictures stay with us for a long time.']
      : [
          ...(places[0] ? [`Around the ${places[0]}, small things can make a day easier.`] : []),
          'The things we use every day deserve a little thought.',
          'No big promises here, just what you will get.',
        ],
    intro: theme
      ? [`This is ${the}, told one picture at a time.`]
      : [`So here it is: ${the}, up close.`, `Come a little closer and meet ${the}.`],
    audience:
      a && PEOPLE.test(a)
        ? [`If you are one of those ${a}, this may be for you.`, `Know some ${a}? Send this to them.`]
        : [],
    recap:
      flat.length >= 2
        ? [
            `${flat.slice(0, 3).join(', ')}: which of these matters to you?`.replace(/^./, (c) =>
              c.toUpperCase(),
            ),
          ]
        : [],
    offer: offers.length > 0 ? [`And here is the offer: ${offers.slice(0, 2).join(', ')}.`] : [],
    action: action
      ? [`If you like what you see, ${action}.`, `Want to know more? Simply ${action}.`]
      : [
          `If ${the} feels right for you, save this for later.`,
          `Would you try ${the}? Tell us in the comments.`,
        ],
  };
  const order = STRUCTURES[structure % STRUCTURES.length]!;
  return order.flatMap((role) => {
    if (role === 'point') return pointGroups.map((group) => beat('point', pointWordings(group), group));
    if (role === 'show') return showBeats(exhibits, showWordings);
    const own = wordings[role] ?? [];
    return own.length > 0 ? [beat(role, own, role === 'offer' ? offers : [])] : [];
  });
}

function pointWordings(group: string[]): string[] {
  const [first, second, third] = group as [string, string?, string?];
  if (third) return [`You get ${first}, ${second} and ${third}, all in one.`];
  if (second)
    return [`There is ${first}, and there is ${second} too.`, `You get ${first}, and also ${second}.`];
  const named = first.charAt(0).toUpperCase() + first.slice(1);
  const glosses = glossesOf(first, 'en').map((gloss) => `${named}, ${gloss}.`);
  if (glosses.length > 0) return glosses;
  return [
    `One thing worth knowing: ${first}.`,
    `Worth a closer look: ${first}.`,
    `And then there is this: ${first}.`,
    `One more thing to like: ${first}.`,
  ];
}

function showWordings(label: string): string[] {
  return [
    `Have a look at the ${label} in this picture.`,
    `Here the ${label} comes into view for you.`,
    `Let your eyes rest on the ${label} for a moment.`,
  ];
}
