/** How processes on one Redis watch over each other. */
export interface ClusterTimes {
  /** Each says so often that it lives, and looks whether the others do. */
  readonly heartbeatMs: number;
  /** One that has not said so for this long is dead. */
  readonly aliveSeconds: number;
  /** Each looks so often whether what it keeps in Redis is still there. */
  readonly checkEveryMs: number;
}

export const DEFAULT_CLUSTER_TIMES: ClusterTimes = { heartbeatMs: 1_000, aliveSeconds: 5, checkEveryMs: 10_000 };
