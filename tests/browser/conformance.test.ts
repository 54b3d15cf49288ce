/**
 * Runs every conformance scene on the demo data: a situation, and the texts, labels and buttons the screen must show.
 */
import { browserTest } from '#tests/support/browser-stage.ts';
import { playScenes } from './conformance/play.ts';

playScenes(browserTest('reads'), 'demo');
