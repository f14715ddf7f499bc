export type ModelSettings = {
  /** Optional with a base URL: Ollama, vLLM and llama.cpp need none. */
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** For the plans that include a stronger model. */
  readonly advancedModel?: string | undefined;
  /** Seconds without a token before the first, without a chunk after it, and for a whole section with all its calls. */
  readonly firstTokenSeconds: number;
  readonly chunkSeconds: number;
  readonly sectionSeconds: number;
};
