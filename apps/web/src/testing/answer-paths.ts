import { fakeFetch, reply, type SeenCall } from './fake-fetch.ts';

type Answer = object | ((call: SeenCall) => object | Promise<object>);

/** Answers calls by the longest start of their path that is named; a function may answer late, or with a response of its own. */
export function answerPaths(answers: Readonly<Record<string, Answer>>): SeenCall[] {
  const paths = Object.keys(answers).sort((a, b) => b.length - a.length);
  return fakeFetch(async (call) => {
    const path = paths.find((start) => call.path.startsWith(start));
    const answer = path === undefined ? undefined : answers[path];
    if (answer === undefined) throw new Error(`nobody answers ${call.path}`);
    const body = typeof answer === 'function' ? await (answer as (call: SeenCall) => unknown)(call) : answer;
    return body instanceof Response ? body : reply(body);
  });
}
