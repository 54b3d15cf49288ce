/** Runs the conformance scenes that need an empty database, then those that create their own data through the API. */
import { describe } from 'vitest';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { declareSceneTests } from '../conformance/run-scenes.ts';

const app = openBrowserStage({ seed: 'none', because: 'screens without any data are looked at first' });

describe('without data', () => declareSceneTests(app, 'none'));
describe('with data that the scene created', () => declareSceneTests(app, 'own'));
