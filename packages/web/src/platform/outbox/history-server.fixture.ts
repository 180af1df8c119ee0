import { diaryApi } from '@sitewright/domain/diary/api';
import { type Fields, mergeFields } from '@sitewright/domain/kernel/merge-fields';

export type StoredEntry = {
  id: number;
  fields: Fields;
  photos: string[];
  /** The values that the phone sent, in the order in which they came. */
  edits: string[];
  isDeleted: boolean;
};

const refuse = (status: number, code: string, details = {}) =>
  Response.json({ code, message: code, ...details }, { status });

/** The server as far as a phone sees it: keys, merged edits, and a network that loses what it likes. */
export class HistoryServer {
  readonly entries: StoredEntry[] = [];
  readonly overwritten: string[] = [];
  network = 'up';
  isSignedIn = true;
  /** The phone is killed before it hears the answer. */
  isPhoneKilled = false;
  readonly #answers = new Map<string, Response>();
  /** What the user saw in a field when they wrote this value. */
  readonly #seen: ReadonlyMap<string, unknown>;

  constructor(seen: ReadonlyMap<string, unknown>) {
    this.#seen = seen;
  }

  readonly answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const refused = this.#refusal();
    if (refused) return refused;
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const body = init.body instanceof FormData ? init.body : JSON.parse(String(init.body ?? '{}'));
    const known = this.#answers.get(key);
    const response = known ?? this.#handle(`${init.method} ${path.replace(/\?.*/, '')}`, body);
    if (response.ok) this.#answers.set(key, response.clone());
    if (this.isPhoneKilled) return new Promise(() => {});
    if (this.network === 'loses answers') throw new TypeError('Failed to fetch');
    return response.clone();
  };

  #refusal(): Response | undefined {
    if (this.network === 'down' || this.network === 'loses requests')
      throw new TypeError('Failed to fetch');
    if (this.network === 'fails') return refuse(503, 'busy');
    return this.isSignedIn ? undefined : refuse(401, 'not_signed_in');
  }

  #handle(request: string, body: Fields | FormData): Response {
    if (request === `POST ${diaryApi.create.path}`) {
      const id = 101 + this.entries.length;
      const fields = { ...(body as Fields) };
      this.entries.push({ id, fields, photos: [], edits: [], isDeleted: false });
      return Response.json({ ...body, id }, { status: 201 });
    }
    const id = Number(/diary-entries\/(-?\d+)/.exec(request)?.[1]);
    const entry = this.entries.find((one) => one.id === id);
    if (!entry || entry.isDeleted) return refuse(404, 'not_found');
    if (!(body instanceof FormData)) return this.#change(entry, body);
    entry.photos.push((body.get('file') as File).name);
    return Response.json({ id: 1000 + entry.photos.length }, { status: 201 });
  }

  #change(entry: StoredEntry, { base, ...mine }: Fields): Response {
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
