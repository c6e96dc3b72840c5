/** Tells staff of an answer that somebody reported. */
export const REPORT_MAIL = "ai.reportMail";
