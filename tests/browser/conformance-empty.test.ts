/** Every text, label, empty state and message that is wanted where there is no data yet. */
import { playScenes } from './conformance/play.ts';

playScenes('none');
