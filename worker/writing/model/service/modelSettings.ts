/** US dollars for a million tokens. */
export type Price = { readonly prompt: number; readonly completion: number };

export type ModelSettings = {
  /** Optional with a base URL: Ollama, vLLM and llama.cpp need none. */
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** For the plans that include a stronger model. */
  readonly advancedModel?: string | undefined;
  /** By model; a model without a price costs what the service tells, or nobody knows. */
  readonly prices?: Readonly<Record<string, Price>> | undefined;
  /** Seconds without a token before the first, without a chunk after it, and for a whole section with all its calls. */
  readonly firstTokenSeconds: number;
  readonly chunkSeconds: number;
  readonly sectionSeconds: number;
};
