import * as v from 'valibot';
import type { AnswerOf, Call } from '../../src/contracts/define-call.ts';
import { addressOf } from '../contract/example-answers.ts';
import type { Example } from '../contract/examples.ts';
import { wrongDates } from './wrong-dates.ts';

/** A request as it goes over the wire. */
export interface Wire {
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Sends a request; rejects where there is no answer. */
export type Send = (wire: Wire) => Promise<{ status: number; headers: Headers; text: string }>;

/** Something that does not fit the contract. */
export interface Finding {
  call: string;
  rule: string;
  /** Dotted path in the answer, or the name of a parameter; empty where no field is at fault. */
  field: string;
  found: string;
}

export interface Got {
  /** 0 where there was no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the answer is no JSON. */
  json: unknown;
}

/** What a call was asked with, and by whom. */
export interface Asked extends Example {
  token?: string | null | undefined;
  cookie?: string | undefined;
}

/** The most fields named of one answer. */
const MOST_NAMED = 3;
const LONGEST_FOUND = 160;

/** One run over an API: asks, and notes what does not fit. */
export class Run {
  readonly #send: Send;
  readonly findings: Finding[] = [];
  /** Checks made, by call. */
  readonly checks = new Map<string, number>();
  readonly skipped: { call: string; why: string }[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  async ask(call: Call, { token, cookie, ...example }: Asked = {}): Promise<Got> {
    const headers = {
      accept: 'application/json',
      ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(example.body !== undefined && { 'content-type': 'application/json' }),
    };
    const body = example.body === undefined ? null : JSON.stringify(example.body);
    try {
      const answer = await this.#send({ method: call.method, path: addressOf(call, example), headers, body });
      return { ...answer, json: jsonIn(answer.text) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { status: 0, headers: new Headers(), text: why, json: undefined };
    }
  }

  /** Notes whether a rule holds. */
  check(call: Call, rule: string, holds: boolean, field: string, found: string): boolean {
    this.checks.set(call.id, (this.checks.get(call.id) ?? 0) + 1);
    if (!holds) this.findings.push({ call: call.id, rule, field, found: found.slice(0, LONGEST_FOUND) });
    return holds;
  }

  skip(call: Call, why: string): void {
    this.skipped.push({ call: call.id, why });
  }

  /** The answer to a call that has to succeed, as it was sent; null where it does not fit, which is noted. */
  async raw(call: Call, asked: Asked = {}): Promise<{ got: Got; value: unknown } | null> {
    const got = await this.ask(call, asked);
    const where = addressOf(call, asked);
    if (
      !this.check(
        call,
        'answers',
        got.status === 200,
        '',
        `${got.status || 'no answer'} to ${where}: ${got.text}`,
      )
    )
      return null;
    if (call.answer.type === 'string') return { got, value: got.text };
    const type = got.headers.get('content-type') ?? 'none';
    this.check(call, 'is JSON', /^application\/json\b/i.test(type), 'content-type', type);
    if (!this.check(call, 'is JSON', got.json !== undefined, '', got.text)) return null;
    const read = v.safeParse(call.answer, got.json);
    for (const issue of (read.issues ?? []).slice(0, MOST_NAMED))
      this.check(call, 'has the shape', false, v.getDotPath(issue) ?? 'answer', issue.message);
    if (!read.success) return null;
    this.check(call, 'has the shape', true, '', '');
    const wrong = wrongDates(got.json);
    this.check(call, 'dates are real', wrong.length === 0, wrong[0]?.field ?? '', wrong[0]?.text ?? '');
    return { got, value: got.json };
  }

  /** The same, as the contract reads it. */
  async read<C extends Call>(call: C, asked: Asked = {}): Promise<AnswerOf<C> | null> {
    const found = await this.raw(call, asked);
    return found && v.parse<C['answer']>(call.answer, found.value);
  }

  /** Asks what has to be refused: with one of the statuses, in the form of a refusal, naming the field if one is given. */
  async refused(
    call: Call,
    rule: string,
    asked: Asked,
    statuses: readonly number[],
    field = '',
  ): Promise<Got> {
    const got = await this.ask(call, asked);
    const isRefused = this.check(
      call,
      rule,
      statuses.includes(got.status),
      field,
      `${got.status} instead of ${statuses.join(' or ')} to ${addressOf(call, asked)}`,
    );
    if (!isRefused) return got;
    const { success, output } = v.safeParse(
      v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
      got.json,
    );
    const says = `a refusal (${got.status}) says why`;
    this.check(call, says, success, 'message', got.text);
    if (success && field !== '' && (got.status === 400 || got.status === 422))
      this.check(
        call,
        `${says} and names the field`,
        output.message.startsWith(`${field}:`),
        field,
        output.message,
      );
    return got;
  }
}

function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
