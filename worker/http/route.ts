import type { Hono, Schema as ClientSchema } from 'hono';
import type * as z from 'zod';
import type { Actor } from '#worker/platform/audit.ts';
import type { Settled } from '#worker/platform/database/idempotency.ts';
import type { Deps, RateLimiter } from '#worker/platform/deps.ts';
import type { Access } from './access.ts';
import type { AppContext, AppEnv, Session } from './context.ts';
import type { BodySize } from './requests/body-size.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Schema = z.ZodType | undefined;
type Retry = 'required' | 'optional' | undefined;

/** What a route is, besides what it takes, gives and does. */
type About = {
  summary: string;
  /** Its own refusals, as "409 SLUG_TAKEN"; those of its kind are added to the document. */
  description?: string;
  /** What the success is, in words. */
  returns?: string;
  status?: 200 | 201;
  /** The largest body, of a call that takes a file or a table. */
  size?: BodySize;
  /**
   * Whether the private link that the header `Private-Link` names opens what the call is about. Asked
   * before the body is read, where that is large. @throws what the call answers then
   */
  link?: (deps: Deps, link: string) => Promise<unknown>;
  /** Counts the call against this limit of the visitor's network. */
  limit?: Parameters<RateLimiter['allow']>[0];
  /** The `Cache-Control` of a success; answers to signed-in callers are never stored. */
  cache?: string;
  /** Sends the content's `version` as its ETag. */
  etag?: true;
  /** Asks for a password or passkey confirmed within minutes. */
  confirmed?: true;
  /** The media type of a route that gives a file or text instead of JSON. */
  file?: string;
  /** Other answers that are no errors, by status. */
  also?: Record<number, string | { answer: z.ZodType; returns: string }>;
  /**
   * For forms of pages without JavaScript: where a plain form is sent back to, by the code of its
   * refusal, null on success.
   */
  back?: (c: AppContext, code: string | null) => string;
};

type Out<Part extends Schema> = Part extends z.ZodType ? z.output<Part> : undefined;

type Input<Param extends Schema, Query extends Schema, Body extends Schema, Again extends Retry> = {
  param: Out<Param>;
  query: Out<Query>;
  body: Out<Body>;
  /** The key of a write that may be sent again. */
  key: Again extends string ? string : undefined;
};

/** Who calls; `c` is for what no declaration says: headers, cookies, redirects, streams. */
type Caller<Asked extends Access> = {
  actor: Actor;
  session: Asked extends 'public' ? null : Session;
  c: AppContext;
};

type Given<Answer extends Schema, Again extends Retry> = Answer extends z.ZodType
  ? Again extends string
    ? Pick<Settled<z.output<Answer>>, 'content'> & Partial<Settled<z.output<Answer>>>
    : z.output<Answer>
  : never;

type ClientPath<Path extends string> = Path extends `${infer Start}/{${infer Name}}${infer Rest}`
  ? `${Start}/:${Name}${ClientPath<Rest>}`
  : Path;

type Sent<Name extends string, Part extends Schema> = Part extends z.ZodType
  ? { [Key in Name]: z.input<Part> }
  : object;

type Header<Again extends Retry> = Again extends 'required'
  ? { header: { 'idempotency-key': string } }
  : Again extends 'optional'
    ? { header: { 'idempotency-key'?: string } }
    : object;

/** A call as Hono's client types it. */
type Endpoint<
  Param extends Schema,
  Query extends Schema,
  Json extends Schema,
  Form extends Schema,
  Answer extends Schema,
  Again extends Retry,
> = {
  input: Sent<'param', Param> &
    Sent<'query', Query> &
    Sent<'json', Json> &
    Sent<'form', Form> &
    Header<Again>;
  output: Answer extends z.ZodType ? { content: z.output<Answer> } : unknown;
  outputFormat: 'json';
  status: 200 | 201 | 303 | 304;
};

/** A declared route. `Client` is a type alone: what the clients are typed by. */
export type Route<Client = unknown> = About & {
  access: Access;
  method: Method;
  path: string;
  /** The chapter of the reference that it stands in. */
  tag?: string;
  param?: Schema;
  query?: Schema;
  json?: Schema;
  form?: Schema;
  multipart?: Schema;
  answer?: Schema;
  idempotency?: Retry;
  /** Its input is typed where it is declared. */
  handle: (deps: Deps, input: never, caller: never) => unknown;
  client?: Client;
};

/**
 * Declares a route: its permission, its method and path with parameters as in OpenAPI
 * (`put /v1/admin/faq/{id}`), what it takes and gives, its limit, and what it does. There is no other
 * way to declare one. `handle` gives the content, a settled write where a key makes it
 * repeatable, or a whole `Response` for files and redirects.
 */
export function route<
  Asked extends Access,
  Way extends Method,
  const Path extends string,
  Param extends Schema = undefined,
  Query extends Schema = undefined,
  Json extends Schema = undefined,
  Form extends Schema = undefined,
  Multipart extends Schema = undefined,
  Answer extends Schema = undefined,
  Again extends Retry = undefined,
>(
  access: Asked,
  call: `${Way} ${Path}`,
  declared: About & {
    param?: Param;
    query?: Query;
    json?: Json;
    form?: Form;
    multipart?: Multipart;
    answer?: Answer;
    /** A write that a person could send twice; see `runIdempotent`. */
    idempotency?: Again;
    handle: (
      deps: Deps,
      input: Input<Param, Query, Exclude<Json | Form | Multipart, undefined>, Again>,
      caller: Caller<Asked>,
    ) => Awaitable<Given<Answer, Again> | Response>;
  },
) {
  const [method, path] = call.split(' ');
  return { access, method, path, ...declared } as Route<
    Record<
      ClientPath<Path>,
      Record<`$${Way}`, Endpoint<Param, Query, Json, Form | Multipart, Answer, Again>>
    >
  >;
}

/** Routes of one chapter of the reference. */
export const tagged = <const Routes extends readonly Route[]>(tag: string, routes: Routes) =>
  routes.map((route) => ({ tag, ...route })) as unknown as Routes;

type Awaitable<Value> = Value | Promise<Value>;

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** A feature's routes as the type that Hono's client takes. */
export type ApiOf<Routes extends readonly Route[]> =
  Joined<NonNullable<Routes[number]['client']>> extends infer All extends ClientSchema
    ? Hono<AppEnv, All, '/'>
    : never;
