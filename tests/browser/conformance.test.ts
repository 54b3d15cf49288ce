/**
 * Runs every conformance scene on the demo data: a situation, and the texts, labels and buttons the screen must show.
 */
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { declareSceneTests } from './conformance/run-scenes.ts';

declareSceneTests(openBrowserStage('reads'), 'demo');
