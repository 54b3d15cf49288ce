/** Recognises the lines of a chat that are no entry of a list: greetings, questions, remarks about the list itself. */
import { foldAccents } from '../../spanish/plain-text.ts';

const opening =
  /^(?:hola|buenas|buen dia|buenos dias|gracias|listo|dale|ok|oka|okey|perdon|ja(?:ja)+|genial|perfecto|saludos|abrazo|ahi va|aca va|aca les|te paso|les paso|paso la|mando|adjunto|faltan?|confirm\w*|somos|seriamos|nosotros|muchachos|chicos|che|si|no|total|nota|ojo|importante|va la|van)(?![\p{L}\p{N}])(?! (?:der|den|de)\b)/u;
const remark =
  /[?¿!¡]|(?:^| )(?:la lista|mi lista|nuestra lista|el plantel|los jugadores|jugador[ae]s|buena fe|gracias|les? paso|te mando|les mando|manana|partido|la cancha|mi equipo|el equipo|por ahora|despues|todavia|avis[oae]\w*|confirm\w+)(?: |[.,:]|$)/;
const longestName = 7;

export function isSmallTalk(line: string): boolean {
  const text = foldAccents(line).trim();
  const words = text.replace(/\([^)]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
  return opening.test(text) || remark.test(text) || words.length > longestName;
}
