/** The one reason that is also told where no sheet is: in a file of its own, so that no Lambda loads the others for it. */
import { limits } from '../domain/limits.ts';

export const tooManyEventsText = `Un partido tiene como máximo ${limits.eventsOfMatch} eventos.`;
