/** Runs the conformance scenes that need an empty database, then those that create their own data through the API. */
import { describe } from 'vitest';
import { browserTest } from '#tests/support/browser-stage.ts';
import { playScenes } from '../conformance/play.ts';

const app = browserTest({ seed: 'none', because: 'screens without any data are looked at first' });

describe('without data', () => playScenes(app, 'none'));
describe('with data that the scene created', () => playScenes(app, 'own'));
