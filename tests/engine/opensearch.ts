import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '#tests/architecture/sources.ts';

const folder = join(root, 'tests/engine/opensearch');
const MAVEN_MS = 90_000;

/** The jars of OpenSearch: as found before, from Maven's own store, or fetched. Throws where none has them. */
function findClassPath(): string {
  const file = join(root, '.cache/opensearch-class-path.txt');
  const isNew = existsSync(file) && statSync(file).mtimeMs > statSync(join(folder, 'pom.xml')).mtimeMs;
  const before = isNew ? readFileSync(file, 'utf8').trim() : '';
  if (before !== '' && before.split(delimiter).every((jar) => existsSync(jar))) return before;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const ask = (...more: readonly string[]) =>
    execFileSync('mvn', ['-q', '-B', ...more, 'dependency:build-classpath', `-Dmdep.outputFile=${file}`], {
      cwd: folder,
      stdio: 'pipe',
      timeout: MAVEN_MS,
    });
  try {
    ask('--offline');
  } catch {
    ask();
  }
  return readFileSync(file, 'utf8').trim();
}

/** The class path, or why there is none. */
function lookForOpenSearch(): { classPath: string } | { missing: string } {
  for (const program of ['java', 'mvn']) {
    try {
      execFileSync(program, ['-version'], { stdio: 'ignore' });
    } catch {
      return { missing: `${program} is not on this machine: apt-get install openjdk-17-jre-headless maven` };
    }
  }
  try {
    return { classPath: findClassPath() };
  } catch {
    return { missing: 'Maven has no modules of OpenSearch, and cannot fetch them.' };
  }
}

const looked = lookForOpenSearch();
/** Why there is no search engine to test with; null where there is one. */
export const noOpenSearch = 'missing' in looked ? looked.missing : null;

export type NodeName = 'one' | 'two';

/** A cluster of two nodes on loopback, each a process of its own. Takes four ports from `port` on. */
export class SearchCluster {
  readonly #folder: string;
  readonly #isKept: boolean;
  readonly #port: number;
  readonly #heap: string;
  readonly #nodes = new Map<NodeName, ChildProcess>();

  /** `folder`: of the nodes' data, which is kept then. */
  constructor(port: number, heap = '512m', folder?: string) {
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'engine-opensearch-'));
    this.#isKept = folder !== undefined;
    this.#port = port;
    this.#heap = heap;
  }

  get addresses(): string[] {
    return [`http://127.0.0.1:${this.#port}`, `http://127.0.0.1:${this.#port + 1}`];
  }

  #start(name: NodeName): void {
    const [own, other] = name === 'one' ? [0, 1] : [1, 0];
    const ports = [this.#port + own, this.#port + 2 + own, this.#port + 2 + other].map(String);
    const classPath = 'classPath' in looked ? looked.classPath : '';
    const options = [`-Xms${this.#heap}`, `-Xmx${this.#heap}`, '-cp', classPath, 'SearchNode.java', name];
    const child = spawn('java', [...options, ...ports, this.#folder], { cwd: folder, stdio: 'ignore' });
    this.#nodes.set(name, child);
  }

  /** Resolves once both nodes know each other. */
  async start(...names: readonly NodeName[]): Promise<void> {
    for (const name of names) this.#start(name);
    for (let tries = 0; tries < 600; tries += 1) {
      const ended = names.find((name) => this.#nodes.get(name)?.exitCode !== null);
      if (ended !== undefined)
        throw new Error(`Node ${ended} of OpenSearch ended: are ports ${this.#port} and on free?`);
      const health = await this.ask('/_cluster/health?wait_for_nodes=2&timeout=1s');
      if (health !== null && health.includes('"number_of_nodes":2')) return;
      await wait(250);
    }
    throw new Error('OpenSearch did not start.');
  }

  /** The text of an answer of any node; null if none answers. */
  async ask(path: string): Promise<string | null> {
    for (const address of this.addresses) {
      const answer = await fetch(address + path, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
      if (answer !== null) return answer.text();
    }
    return null;
  }

  /** Ends a node in the middle of whatever it does. */
  async kill(name: NodeName): Promise<void> {
    const node = this.#nodes.get(name);
    if (node === undefined || node.exitCode !== null || node.signalCode !== null) return;
    const ended = new Promise((resolve) => node.once('exit', resolve));
    node.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await Promise.all([this.kill('one'), this.kill('two')]);
    if (!this.#isKept) rmSync(this.#folder, { recursive: true, force: true });
  }
}
