import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Id extends string,
  const Path extends string,
  Answer extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(call: {
  id: Id;
  method: Method;
  path: Path;
  query?: Query;
  body?: Body;
  answer: Answer;
  readOnly?: boolean;
  largestBody?: number;
}): Call<Path, Maybe<Query>, Maybe<Body>, Answer, Id>;
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(call: {
  id: string;
  method: Method;
  path: string;
  query?: GenericSchema;
  body?: GenericSchema;
  answer: GenericSchema;
  readOnly?: boolean;
  largestBody?: number;
}): Call {
  return {
    ...call,
    query: call.query ?? null,
    body: call.body ?? null,
    readOnly: call.method === 'GET' || call.readOnly === true,
    largestBody: call.largestBody ?? 64_000,
  };
}

export type QueryOf<C extends Call> = C['query'] extends GenericSchema ? InferInput<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends GenericSchema ? InferInput<C['body']> : undefined;
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;
