/** Conformance scenes whose situation is created through the API in an application of their own. */
import { playScenes } from './conformance/play.ts';

playScenes('own');
