/** Which code shares a file: whatever a screen begins with arrives in a few, each worth a request and a compression of its own. */

/** What the page's first script is made of; it may wait for nothing else. */
const ofStart =
  /\/(app\/(start|openings|load-page|paths)|http\/(early-answers|address)|session\/saved-session|lib\/(id-in|list-limits))\.ts$|vite\/preload-helper/;
/** Changes seldom, so that it stays in the browser over many versions of the application. */
const libraries = /\/node_modules\/(react|react-dom|scheduler)\/|app\/lazy-page\.ts$/;
const common = /\/(web\/(ui|public|lib)|shared\/(spanish|text)|node_modules\/(react-router|swr))\//;
/** Loaded with the first form only; they would bring the libraries below them along. */
const ofForms =
  /\/(lib\/forms\/|ui\/(checkbox|confirm-dialog|field|edit-modal|form-modal|use-leave-guard|form-problem|number-input|row-actions|text-input)\.|text\/validation\.)/;
/** What only who may change something needs. */
const ofSaves = /\/web\/lib\/api\/(save|failure|report-failure|update-cache|write)\.ts/;
/** What the screens about a whole tournament share in twos and threes: tables, rounds, and the choice of one. */
const ofTournaments =
  /\/web\/(public\/(fixture\/|home\/section|live-dot|rankings\/(player|scorers)-table|standings\/|tournament\/)|features\/(tournament-choice|fixture)\/)|\/shared\/domain\/rounds\./;
/** The same for those about one match. */
const ofMatches =
  /\/web\/public\/(lineup|match)\/|\/shared\/(domain\/(formations|match-status|running-score|tournament-rules)|text\/events)\./;

export const chunks = [
  { name: 'start', test: ofStart, priority: 3 },
  { name: 'libraries', test: libraries, priority: 2 },
  {
    name: 'shared',
    test: (id: string) => common.test(id) && !ofForms.test(id) && !ofSaves.test(id),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'saves', test: ofSaves },
  { name: 'tournaments', test: ofTournaments, minShareCount: 2 },
  { name: 'matches', test: ofMatches, minShareCount: 2 },
];
