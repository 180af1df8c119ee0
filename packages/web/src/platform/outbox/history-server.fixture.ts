import { diaryApi } from '@sitewright/domain/diary/api';
import { type Fields, mergeFields } from '@sitewright/domain/kernel/merge-fields';

export type StoredEntry = {
  id: number;
  fields: Fields;
  /** Who was signed in when it was stored. */
  userId: number | undefined;
  clientId: string;
  photos: string[];
  /** The values that the phone sent, in the order in which they came. */
  edits: string[];
  isDeleted: boolean;
};

type Answered = { response: Response; body: string; at: number };

const hour = 3_600_000;
const day = 24 * hour;

const refuse = (status: number, code: string, details = {}) =>
  Response.json({ code, message: code, ...details }, { status });

/** The server as far as a phone sees it: keys, merged edits, days signed off, and a network that loses what it likes. */
export class HistoryServer {
  readonly entries: StoredEntry[] = [];
  readonly overwritten: string[] = [];
  network = 'up';
  /** Whose session the browser has. */
  userId: number | undefined;
  /** The phone is killed before it hears the answer. */
  isPhoneKilled = false;
  readonly signedOff = new Set<unknown>();
  readonly #answers = new Map<string, Answered>();
  /** What the user saw in a field when they wrote this value. */
  readonly #seen: ReadonlyMap<string, unknown>;
  readonly #now: () => number;

  constructor(seen: ReadonlyMap<string, unknown>, now: () => number) {
    this.#seen = seen;
    this.#now = now;
  }

  readonly answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const refused = this.#refusal(headers.get('x-sent-by'));
    if (refused) return refused;
    const response = this.#answerOnce(headers.get('idempotency-key') ?? '', path, init);
    if (this.isPhoneKilled) return new Promise(() => {});
    if (this.network === 'loses answers') throw new TypeError('Failed to fetch');
    response.headers.set('date', new Date(this.#now()).toUTCString());
    return response;
  };

  /** Keys of ninety days are forgotten, and of an answer of yesterday only the id is left. */
  async sweep() {
    for (const [key, { response, at }] of this.#answers) {
      if (this.#now() - at > 90 * day) this.#answers.delete(key);
      else if (this.#now() - at > day) {
        const { id } = await response.clone().json();
        this.#answers.set(key, {
          ...this.#answers.get(key),
          response: Response.json({ id }),
        } as Answered);
      }
    }
  }

  #refusal(sentBy: string | null): Response | undefined {
    if (this.network === 'down' || this.network === 'loses requests')
      throw new TypeError('Failed to fetch');
    if (this.network === 'fails') return refuse(503, 'busy');
    return sentBy === `${this.userId}/1` ? undefined : refuse(401, 'not_signed_in');
  }

  #answerOnce(key: string, path: string, { method, body }: RequestInit): Response {
    const isFile = body instanceof FormData;
    const text = isFile ? path : String(body ?? '{}');
    const known = this.#answers.get(key);
    // Changed by its author after a refusal, it is another request: the server stores no refusals.
    if (known) return known.body === text ? known.response.clone() : refuse(422, 'other_body');
    const content = isFile ? body : (JSON.parse(text) as Fields);
    const response = this.#handle(`${method} ${path.replace(/\?.*/, '')}`, content, key);
    if (response.ok)
      this.#answers.set(key, { response: response.clone(), body: text, at: this.#now() });
    return response;
  }

  #handle(request: string, body: Fields | FormData, key: string): Response {
    if (request === `POST ${diaryApi.create.path}`) return this.#create(body as Fields, key);
    const id = Number(/diary-entries\/(-?\d+)/.exec(request)?.[1]);
    const entry = this.entries.find((one) => one.id === id);
    if (!entry || entry.isDeleted) return refuse(404, 'not_found');
    if (!(body instanceof FormData)) return this.#change(entry, body);
    if (this.signedOff.has(entry.fields.date)) return refuse(409, 'file.day_is_signed_off');
    entry.photos.push((body.get('file') as File).name);
    return Response.json({ id: 1000 + entry.photos.length }, { status: 201 });
  }

  #create({ reason, ...fields }: Fields, clientId: string): Response {
    if (this.signedOff.has(fields.date) && !reason) return refuse(409, 'diary.needs_reason');
    // The column is unique, also once the key is forgotten.
    if (this.entries.some((one) => one.clientId === clientId)) return refuse(409, 'already_there');
    const id = 101 + this.entries.length;
    const { userId } = this;
    this.entries.push({ id, fields, userId, clientId, photos: [], edits: [], isDeleted: false });
    return Response.json({ ...fields, id }, { status: 201 });
  }

  #change(entry: StoredEntry, { base, reason, ...mine }: Fields): Response {
    if (this.signedOff.has(entry.fields.date) && !reason) return refuse(409, 'diary.needs_reason');
    const { changes, conflicts } = mergeFields<Fields>(base as Fields, mine, entry.fields);
    if (conflicts.length > 0) return refuse(409, 'changed_meanwhile', { current: entry.fields });
    for (const [name, value] of Object.entries(changes)) {
      if (this.#seen.get(String(value)) !== entry.fields[name])
        this.overwritten.push(String(value));
      entry.edits.push(String(value));
    }
    Object.assign(entry.fields, changes);
    return Response.json({ ...entry.fields, id: entry.id });
  }
}

const numberIn = (value = '0'): number => Number(/\d+$/.exec(value)?.[0]);

/** Whether what was written to an entry later came later. */
export const isInOrder = ({ edits }: StoredEntry): boolean =>
  edits.every((value, index) => numberIn(edits[index - 1]) <= numberIn(value));
