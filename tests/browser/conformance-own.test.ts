/** Every text, label, empty state and message in situations that are made through the API. */
import { playScenes } from './conformance/play.ts';

playScenes('own');
