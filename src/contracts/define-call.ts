import type { GenericSchema, InferInput, InferOutput } from 'valibot';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** The parameter names in a path: `'/api/x/:coid/:id'` gives `'coid' | 'id'`. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<Path extends string> = Readonly<Record<ParamName<Path>, string | number>>;

/** The longest parameter of a path or query, in characters; a longer one is rejected with 400. */
export const longestParameter = 2500;

/**
 * One remote call. The client sends it and the reference API implements it. `query` and `body` are null if the call has
 * none.
 */
export interface Call<
  Path extends string = string,
  Query extends GenericSchema | null = GenericSchema | null,
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
  Id extends string = string,
> {
  /** `resource.verb`, as in the table of calls. */
  id: Id;
  method: Method;
  path: Path;
  query: Query;
  body: Body;
  answer: Answer;
  /** A POST that only reads, so it can be retried like a GET. */
  readOnly: boolean;
  /** The largest body allowed, in bytes. */
  largestBody: number;
}

type Maybe<T> = T extends GenericSchema ? T : null;

interface Shapes<Query, Body, Answer> {
  query?: Query;
  body?: Body;
  answer: Answer;
  readOnly?: boolean;
  largestBody?: number;
}

/** `route` is the method and the path: `GET /api/alerts/:id`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Id extends string,
  const Path extends string,
  Answer extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(
  id: Id,
  route: `${Method} ${Path}`,
  shapes: Shapes<Query, Body, Answer>,
): Call<Path, Maybe<Query>, Maybe<Body>, Answer, Id>;
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(
  id: string,
  route: `${Method} ${string}`,
  shapes: Shapes<GenericSchema, GenericSchema, GenericSchema>,
): Call {
  const method = methods.find((one) => route.startsWith(one)) ?? 'GET';
  return {
    ...shapes,
    id,
    method,
    path: route.slice(method.length + 1),
    query: shapes.query ?? null,
    body: shapes.body ?? null,
    readOnly: method === 'GET' || shapes.readOnly === true,
    largestBody: shapes.largestBody ?? 64_000,
  };
}

export type QueryOf<C extends Call> = C['query'] extends GenericSchema ? InferInput<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends GenericSchema ? InferInput<C['body']> : undefined;
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;
