/**
 * Answers the opening of a screen or page: from the network, or else with the application as this device keeps it, for
 * visitors with the page as they saw it last.
 */
import { isReader } from '../lib/offline/offline-reader.ts';
import { keepPage, keptPage } from './kept-pages.ts';
import { matchOfSheetAddress } from './screen-addresses.ts';

/** How long the network may take before what is kept is shown. */
const timeoutMs = 3000;

/**
 * @param readShell reads the kept index.html; undefined when the browser has deleted it
 * @param runOn lets work go on after the answer
 */
export async function answerNavigation(
  request: Request,
  readShell: () => Promise<Response | undefined>,
  runOn: (work: Promise<unknown>) => void,
): Promise<Response> {
  const matchId = matchOfSheetAddress(new URL(request.url).pathname);
  const fromNetwork = fetch(request);
  // It may fail before anything waits for it.
  fromNetwork.catch(() => undefined);
  const shell = (await isForReader(matchId)) ? await readShell() : undefined;
  if (!shell) return answerVisitor(request, fromNetwork, runOn);
  // The code of another version may not arrive here, and a match is under way: its sheet keeps the version that is kept.
  const isAcceptable = (answer: Response) => matchId === undefined || isSameText(answer, shell);
  return (await answerInTime(fromNetwork, isAcceptable)) ?? shell;
}

/** A page that arrives is kept, also when it arrives too late. */
export async function answerVisitor(
  request: Request,
  fromNetwork: Promise<Response>,
  runOn: (work: Promise<unknown>) => void,
): Promise<Response> {
  runOn(fromNetwork.then((answer) => keepPage(request.url, answer.clone())).catch(() => undefined));
  const kept = await keptPage(request.url);
  if (!kept) return fromNetwork;
  return (await answerInTime(fromNetwork, () => true)) ?? kept;
}

/** False also when the device's store fails or does not answer: then the network may. */
const isForReader = (matchId: number | undefined): Promise<boolean> => isReader(matchId).catch(() => false);

/** Undefined when the network fails, takes too long, or answers with a failure of the server or what is not acceptable. */
async function answerInTime(
  fromNetwork: Promise<Response>,
  isAcceptable: (answer: Response) => boolean | Promise<boolean>,
): Promise<Response | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const acceptable = async () => {
    const answer = await fromNetwork;
    return answer.status < 500 && (await isAcceptable(answer)) ? answer : undefined;
  };
  return Promise.race([acceptable().catch(() => undefined), tooLate]);
}

async function isSameText(one: Response, other: Response): Promise<boolean> {
  const [first, second] = await Promise.all([one.clone().text(), other.clone().text()]);
  return first === second;
}
