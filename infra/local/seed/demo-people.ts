/**
 * The invented people of the demo data: first and last names for the players, the plan of each squad, and the
 * federation's officials.
 */
import type { ClubName } from './demo-tournament.ts';

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The lists of names have a prime length, so that taking every n-th name in turn reaches all of them. */
export const firstNames = splitWords(`
  Agustín Alan Ariel Axel Bautista Braian Brian Carlos César Claudio Damián Daniel Darío Eduardo Elías Esteban
  Ezequiel Facundo Federico Fernando Franco Gastón Germán Guillermo Gustavo Iván Jonatan Joaquín Leandro Luciano
  Marcos Martín Matías Mauro Maximiliano Nahuel Pablo Ramiro Rodrigo Santiago Sebastián Tomás Walter
`);

/** More last names than there are demo players, so that no two players share one. */
export const lastNames = splitWords(`
  Abregú Aguirre Albornoz Alderete Amarilla Aranda Arrieta Ávalos Baigorria Barraza Bazán Benavídez Bordón
  Bravo Bustamante Cabrera Cáceres Calderón Campodónico Canteros Carabajal Cardozo Carranza Castellanos Ceballos
  Chávez Colman Córdoba Coronel Corvalán Cuello Domínguez Echeverría Escalante Espíndola Farías Ferreyra Figueroa
  Frías Gallardo Garay Giménez Godoy Gorosito Heredia Herrera Ibarra Iñíguez Jerez Juncos Lagos Lencina Leguizamón
  Loyola Luna Maidana Maldonado Mancuso Medina Mercado Miranda Montenegro Moyano Navarro Nieva Ocampo Olivera
  Orellana Ortega Páez Pereyra Piñeyro Ponce Quinteros Quiroz Ramallo Reynoso Ríos Rolón Sandoval Sarmiento Soria
  Tejerina Toloza Uriarte Valdez Vallejos Villalba Zapata
`);

export const officials = [
  { name: 'Norberto Galarza', role: 'Referee' },
  { name: 'Silvina Ledesma', role: 'Referee' },
  { name: 'Matías Urquiza', role: 'Assistant' },
  { name: 'Delia Contreras', role: 'Assistant' },
] as const;

export interface SquadPlan {
  readonly formation: string;
  /** How many players the squad has. */
  readonly size: number;
  readonly assistantCoach?: string;
  /** Shirt number of the substitute who is injured. */
  readonly injured?: number;
}

export const squadPlans: Readonly<Record<ClubName, SquadPlan>> = {
  'Defensores de Parque Chas': { formation: '1-2-2-1', size: 11, assistantCoach: 'Julio Rearte', injured: 7 },
  'Sportivo El Trébol': { formation: '1-2-1-2', size: 12, assistantCoach: 'Susana Lobos' },
  'Unión Vecinal Saavedra': { formation: '1-1-2-2', size: 10 },
  'Club Social Los Naranjos': { formation: '1-2-2-1', size: 12, assistantCoach: 'Raúl Segovia' },
  'Estrella del Riachuelo': { formation: '1-3-1-1', size: 8 },
  'Juventud de Liniers': { formation: '1-2-1-2', size: 10, injured: 11 },
  'El Ombú': { formation: '1-2-2-1', size: 9 },
  'Deportivo Ferroviario Haedo': { formation: '1-1-2-2', size: 10, assistantCoach: 'Emilce Roldán' },
};
