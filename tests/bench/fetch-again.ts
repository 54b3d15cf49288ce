/** Asks once more when the connection breaks, as browsers do: a server may close an idle one just as it is used again. */
export const fetchAgain = (address: string): Promise<Response> => fetch(address).catch(() => fetch(address));
