/**
 * Every text, label, column, button, default and message that is wanted, in the situation that shows it: with demo
 * data.
 */
import { browserTest } from '#tests/support/browser-stage.ts';
import { playScenes } from './conformance/play.ts';

playScenes(browserTest('reads'), 'demo');
