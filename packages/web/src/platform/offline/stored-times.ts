/** When what was answered without signal had been stored, by its path; the server's own answers are not here. */
export const storedTimes = new Map<unknown, number>();
