/** The timeline cannot be built or drawn from what was given; the message is Chinese and meant for the user. */
export class TimelineError extends Error {
  override readonly name = 'TimelineError';
}
